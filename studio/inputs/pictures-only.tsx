import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { Card, Flex, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Extensions by which a picture is recognized when the browser reports no media type. The field's validation
 * rejects some of them with its own message.
 */
const PICTURE_NAME = /\.(?:avif|bmp|gif|heic|heif|jpe?g|png|svg|tiff?|webp)$/i;

/** Rejects files that are not pictures before the Studio uploads them. */
export function PicturesOnly({ children }: { children: ReactNode }) {
  const [refused, setRefused] = useState('');
  const look = (files: Iterable<File>) => {
    const wrong = [...files].find((file) => !isPicture(file));
    setRefused(wrong?.name ?? '');
    return wrong !== undefined;
  };
  // The Studio itself rejects dropped files.
  const forgetRefused = () => setRefused('');
  const field = useRef<HTMLDivElement>(null);
  /**
   * Whether the last click was on this field or its menu, which is rendered in a portal. Then the next file
   * selection is for this field.
   */
  const isAsked = useRef(false);
  const hear = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!isFileInput(target) || !(isAsked.current || field.current?.contains(target))) return;
    if (!look(target.files ?? [])) return;
    // Stopped before the Studio handles the event and uploads the file.
    event.stopImmediatePropagation();
    // Reset, so that selecting the same file again triggers another event.
    target.value = '';
  });
  useEffect(() => {
    const forget = ({ target }: Event) => {
      // The Studio opens the file dialog by a click on its own file input.
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
