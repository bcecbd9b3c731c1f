import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';

/** The image that is shown when another one fails to load. */
const PLACEHOLDER = '/placeholder.svg';

type ImageWithFallbackProps = Omit<ComponentPropsWithRef<'img'>, 'ref' | 'onError'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** An image that is replaced by the placeholder when it fails to load, and tried again when its source changes. */
export function ImageWithFallback({ src, srcSet, alt, ...rest }: ImageWithFallbackProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSource, setFailedSource] = useState<string>();
  const failed = failedSource === src;

  useEffect(() => {
    // A prerendered image may have failed before hydration, so its error event was missed.
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    // Before 2025, Firefox reported a width of 0 for an SVG without intrinsic size; only a decoding error is a failure.
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
