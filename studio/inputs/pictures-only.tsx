import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Pictures whose names tell what they are where the browser does not; some of them the field refuses with other words. */
const PICTURE_NAME = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/i;

/** A field for a picture that says at once when a file is none, instead of uploading it until the lake refuses it. */
export function PicturesOnly({ children }: { children: ReactNode }) {
  const [refused, setRefused] = useState('');
  const look = (files: Iterable<File>) => {
    const wrong = [...files].find((file) => !isPicture(file));
    setRefused(wrong?.name ?? '');
    return wrong !== undefined;
  };
  // Of a file that is dropped the Studio itself says so.
  const forgetRefused = () => setRefused('');
  const field = useRef<HTMLDivElement>(null);
  /** Whether the last click was one on this field or its menu, which is drawn elsewhere: then a file is chosen for it. */
  const isAsked = useRef(false);
  const hear = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!isFileInput(target) || !(isAsked.current || field.current?.contains(target))) return;
    if (!look(target.files ?? [])) return;
    // Before the Studio hears of it, which uploads whatever was chosen.
    event.stopImmediatePropagation();
    // The same file may be chosen again, and is refused again.
    target.value = '';
  });
  useEffect(() => {
    const forget = ({ target }: Event) => {
      // The Studio clicks on an input of its own to have a file chosen.
      if (!isFileInput(target)) isAsked.current = false;
    };
    document.addEventListener('click', forget, { capture: true });
    document.addEventListener('change', hear, { capture: true });
    return () => {
      document.removeEventListener('click', forget, { capture: true });
      document.removeEventListener('change', hear, { capture: true });
    };
  }, []);
  const ask = () => {
    isAsked.current = true;
  };
  return (
    <div ref={field} onDropCapture={forgetRefused} onClickCapture={ask}>
      {children}
      {refused && (
        <Card tone="critical" border radius={2} padding={3} marginTop={3} role="alert">
          <Flex gap={3}>
            <Text size={1}>
              <ErrorOutlineIcon />
            </Text>
            <Text size={1}>
              “{refused}” is not a picture. Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file; what stands here
              stays as it is.
            </Text>
          </Flex>
        </Card>
      )}
    </div>
  );
}

function isFileInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file';
}

function isPicture({ type, name }: File): boolean {
  return type.startsWith('image/') || PICTURE_NAME.test(name);
}
