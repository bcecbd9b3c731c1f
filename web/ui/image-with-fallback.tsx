import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';

/** Spec section 2: what shows when an image fails to load. */
const PLACEHOLDER = '/placeholder.svg';

type ImageWithFallbackProps = Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onError'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** An image that gives way to the placeholder when it cannot be loaded, and tries again when its source changes. */
export function ImageWithFallback({ src, srcSet, alt, ...rest }: ImageWithFallbackProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();
  const failed = failedSource === src;

  useEffect(() => {
    // A prerendered image may have failed before React was there to hear of it.
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    // Firefox gave a drawing without a size of its own no width before 2025; only what cannot be decoded has failed.
    image.decode().catch(() => setFailedSource(src));
  }, [src]);

  return (
    <img
      ref={ref}
      {...rest}
      src={failed ? PLACEHOLDER : src}
      srcSet={failed ? undefined : srcSet}
      alt={alt}
      onError={() => setFailedSource(src)}
    />
  );
}
