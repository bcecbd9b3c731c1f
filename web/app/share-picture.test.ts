import { describe, expect, it } from 'vitest';
import { drawSharePicture, type OutlineText } from './share-picture.ts';

/** Every letter is half as wide as it is high; the path is the text itself, so that a test can read the picture. */
const outline: OutlineText = (text, size) => ({ path: `[${size}] ${text}`, width: (text.length * size) / 2 });

function lines(name: string, text?: string): string[] {
  const svg = drawSharePicture({ productName: 'Beacon', name, text }, outline);
  return [...svg.matchAll(/d="(\[\d+\][^"]*)"/g)].map(([, line = '']) => line);
}

describe('the picture of a shared link', () => {
  it('says the product’s name, the page’s and its description', () => {
    expect(lines('Contact', 'Write to us.')).toEqual(['[40] Beacon', '[88] Contact', '[30] Write to us.']);
  });

  it('shows the building, or a face in its place', () => {
    const draw = (portrait?: string) =>
      drawSharePicture({ productName: 'Beacon', name: 'Tara', portrait }, outline);
    expect(draw()).not.toContain('<image');
    expect(draw('data:image/png;base64,AAAA')).toContain('<image href="data:image/png;base64,AAAA"');
    expect(draw('data:image/png;base64,AAAA').length).toBeLessThan(draw().length);
  });

  it('does not say the product’s name twice', () => {
    expect(lines('Beacon')).toEqual(['[88] Beacon']);
  });

  it('breaks a title into lines, smaller when it is long, and never leaves out a word that fits', () => {
    const said = lines('What Are Mission-Driven Organizations and Whom Do They Serve?').slice(1);
    expect(said.length).toBeGreaterThan(1);
    expect(said.length).toBeLessThanOrEqual(4);
    const words = said.map((line) => line.replace(/^\[\d+\] /, '')).join(' ');
    expect(words).toBe('What Are Mission-Driven Organizations and Whom Do They Serve?');
    for (const line of said) {
      const size = Number(/\d+/.exec(line)?.[0]);
      expect(outline(line.replace(/^\[\d+\] /, ''), size).width).toBeLessThanOrEqual(650);
    }
  });

  it('says where it had to cut', () => {
    const said = lines('word '.repeat(60), 'more '.repeat(100));
    expect(said.filter((line) => line.endsWith(' …'))).toHaveLength(2);
    expect(said.filter((line) => line.startsWith('[30]'))).toHaveLength(2);
  });
});
