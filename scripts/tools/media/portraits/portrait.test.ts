import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { visemes } from '../mouth/mouth-shape.ts';
import { people } from './people.ts';
import { drawPortrait } from './portrait.ts';
import { restingPose } from './pose.ts';

const edge = 256;

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(edge, edge).removeAlpha().raw().toBuffer();
}

/** Rows and columns in which two pictures differ visibly. */
function difference(one: Buffer, other: Buffer) {
  const places = one.reduce<number[]>((found, value, index) => {
    if (Math.abs(value - (other[index] ?? 0)) > 24) found.push(Math.floor(index / 3));
    return found;
  }, []);
  const rows = places.map((place) => Math.floor(place / edge));
  return { count: new Set(places).size, top: Math.min(...rows), bottom: Math.max(...rows) };
}

describe.each(Object.entries(people))('%s', (_, person) => {
  test('is a square picture with its background', async () => {
    const picture = await sharp(Buffer.from(drawPortrait(person))).stats();
    expect(picture.isOpaque).toBe(true);
  });

  test('moves only the mouth to speak, and every viseme looks different', async () => {
    const drawn = await Promise.all(
      Object.values(visemes).map((mouth) => pixels(drawPortrait(person, { ...restingPose, mouth }))),
    );
    for (const [index, one] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) {
        const { count, top, bottom } = difference(one, other);
        expect(count).toBeGreaterThan(20);
        expect(top).toBeGreaterThan(edge * 0.55);
        expect(bottom).toBeLessThan(edge * 0.9);
      }
    }
  });

  test('blinks', async () => {
    const awake = await pixels(drawPortrait(person));
    const blinking = await pixels(drawPortrait(person, { ...restingPose, blink: 1 }));
    const { count, top, bottom } = difference(awake, blinking);
    expect(count).toBeGreaterThan(50);
    expect(top).toBeGreaterThan(edge * 0.35);
    expect(bottom).toBeLessThan(edge * 0.6);
  });
});

test('all people look different at 40 pixels', async () => {
  const small = await Promise.all(
    Object.values(people).map((person) =>
      sharp(Buffer.from(drawPortrait(person)))
        .resize(40, 40)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  for (const [index, one] of small.entries()) {
    for (const other of small.slice(index + 1)) {
      const differing = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 40).length;
      expect(differing / one.length).toBeGreaterThan(0.12);
    }
  }
});
