import { describe, expect, test } from 'vitest';
import { describeAltText } from './alt-text.ts';
import { hasUploadedVideo, hasVideo } from './captions.ts';
import { describeCount, describeCountAdvice } from './item-count.ts';
import { describeLinkTarget, describePathOrUrl, describeSitePath } from './link-target.ts';
import { describeSlug } from './slug.ts';
import { describeLength } from './text-length.ts';
import { describeYears } from './year.ts';

describe('slugs', () => {
  test.each(['tara', 'privacy-policy', 'agent2'])('accepts %s', (slug) => {
    expect(describeSlug(slug)).toBe(true);
  });

  test.each(['Tara', 'tara ', 'a--b', '-a', 'a_b', 'é', 'a/b'])('refuses %s and names it', (slug) => {
    expect(describeSlug(slug)).toContain(`“${slug}” cannot be a web address. Use lowercase`);
  });

  test('tells to press Generate when one is missing', () => {
    expect(describeSlug(undefined)).toContain('Press “Generate”');
  });

  test('refuses one that belongs to another page', () => {
    expect(describeSlug('about', ['about'])).toContain('already the address of another page');
  });
});

describe('link targets', () => {
  test.each(['/', '/contact', '/tara_com.mp4', 'https://example.org/a.mp4', 'http://x.org', '', undefined])(
    '%s is a path or web address, or empty',
    (value) => {
      expect(describePathOrUrl(value)).toBe(true);
    },
  );

  test.each([
    'contact',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://',
    '/a b',
    'ftp://x',
    'mailto:{emial}',
    'mailto:{email}@example.org',
    'tel:{phone}1',
    'tel:{email}',
    '{email}',
  ])('refuses %s everywhere', (value) => {
    expect(describePathOrUrl(value)).toContain('is not an address the site can use.');
    expect(describeLinkTarget(value)).toContain('is not an address the site can use.');
    expect(describeSitePath(value)).toContain('is not a page of this site. Write');
  });

  test.each([
    'mailto:a@example.org',
    'mailto:{email}',
    'tel:{phone}',
    'mailto:{email}?subject=Schedule%20Consultation',
    'tel:+1 555-123',
    '#top',
  ])('accepts %s as a link but not as a file', (value) => {
    expect(describeLinkTarget(value)).toBe(true);
    expect(describePathOrUrl(value)).not.toBe(true);
  });

  test('refuses addresses outside the site in a menu entry', () => {
    expect(describeSitePath('/about')).toBe(true);
    expect(describeSitePath('https://example.org')).not.toBe(true);
  });
});

describe('counts', () => {
  const tags = { one: 'tag', many: 'tags' };

  test('report how many entries to add or to remove', () => {
    expect(describeCount(4, 5, tags)).toBe(
      'The site shows exactly 5 tags here, and there are 4 now. Add 1 more.',
    );
    expect(describeCount(1, 5, tags)).toContain('there is 1 now. Add 4 more.');
    expect(describeCount(7, 5, tags)).toContain('Remove 2.');
  });

  test('are recommendations where the page shows any number', () => {
    expect(describeCountAdvice(4, 5, tags)).toBe(
      'This list is made for 5 tags, and there are 4 now. Add 1 more if you can; you may still publish.',
    );
    expect(describeCountAdvice(0, 1, tags)).toContain(
      'made for 1 tag, and there are none now. Add 1 if you can',
    );
    expect(describeCountAdvice(7, 5, tags)).toContain('Remove 2 if you can; you may still publish.');
  });

  test('are accepted when right', () => {
    expect(describeCount(5, 5, tags)).toBe(true);
    expect(describeCountAdvice(5, 5, tags)).toBe(true);
  });
});

describe('pictures', () => {
  const asset = { _ref: 'image-abc-1x1-png' };

  test('need a description unless they are decorative', () => {
    expect(describeAltText(undefined, { asset })).toContain('Describe it in one sentence');
    expect(describeAltText('  ', { asset })).not.toBe(true);
    expect(describeAltText('Tara at her desk', { asset })).toBe(true);
    expect(describeAltText(undefined, { asset, decorative: true })).toBe(true);
  });

  test('need no description while no picture is chosen', () => {
    expect(describeAltText(undefined, {})).toBe(true);
    expect(describeAltText(undefined, undefined)).toBe(true);
  });
});

test('reports by how many characters a text is too long', () => {
  expect(describeLength('a'.repeat(60), 60)).toBe(true);
  expect(describeLength('a'.repeat(75), 60)).toContain('75 characters long, and about 60 fit');
  expect(describeLength('a'.repeat(75), 60)).toContain('Shorten it by 15');
});

describe('years', () => {
  test.each(['2024', '2014–2024', '2014-2024', '', undefined])('accepts %s', (value) => {
    expect(describeYears(value)).toBe(true);
  });

  test.each(['24', 'last year', '2014–', '2014 to 2024', '20245'])('refuses %s', (value) => {
    expect(describeYears(value)).toBe(
      `“${value}” is not a year. Write four digits, such as 2024, or two years with a dash, such as 2014–2024.`,
    );
  });

  test.each(['2024–2014', '2024–2024'])('refuses %s, which is not in order', (value) => {
    expect(describeYears(value)).toContain('ends before it begins. Write the earlier year first');
  });
});

test('warns of missing captions once a video is uploaded', () => {
  expect(hasUploadedVideo({ videoUrl: '/tara.mp4' })).toBe(false);
  expect(hasUploadedVideo({ combinedVideo: { asset: { _ref: 'file-a-mp4' } } })).toBe(true);
});

test('finds a video that is uploaded or has an address', () => {
  expect(hasVideo({ name: 'Tara' })).toBe(false);
  expect(hasVideo(undefined)).toBe(false);
  expect(hasVideo({ combinedUrl: '/tara_com.mp4' })).toBe(true);
  expect(hasVideo({ video: { asset: { _ref: 'file-a-mp4' } } })).toBe(true);
});
