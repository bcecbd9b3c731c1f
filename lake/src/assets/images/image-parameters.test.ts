import { describe, expect, it } from 'vitest';
import { InvalidParameterError, UnsupportedTransformError } from './image-errors.ts';
import { makeParametersKey, parseImageParameters } from './image-parameters.ts';

const parse = (query: string) => parseImageParameters(new URLSearchParams(query));

describe('image URL parameters', () => {
  it('parses every parameter', () => {
    expect(
      parse(
        'w=300&h=200&fit=crop&crop=focalpoint&fp-x=0.25&fp-y=0.75&rect=1,2,30,40&min-w=5&max-h=999&q=80&fm=webp' +
          '&auto=format&blur=20&sharp=30&sat=-100&invert=true&or=90&flip=hv&pad=4&bg=80ff0000&frame=1&dl=name.jpg',
      ),
    ).toEqual({
      width: 300,
      height: 200,
      fit: 'crop',
      crop: 'focalpoint',
      focalPoint: { x: 0.25, y: 0.75 },
      rect: { left: 1, top: 2, width: 30, height: 40 },
      minWidth: 5,
      maxHeight: 999,
      quality: 80,
      format: 'webp',
      autoFormat: true,
      blur: 20,
      sharpen: 30,
      saturation: -100,
      invert: true,
      orientation: 90,
      flip: 'hv',
      padding: 4,
      background: { r: 255, g: 0, b: 0, alpha: 0.502 },
      firstFrameOnly: true,
    });
  });

  it.each([
    ['dl=name.png', ''],
    ['sharp=0&sat=0&pad=0&or=0&invert=false&dpr=2&unknown=1&tag=a.b', ''],
    ['fit=max&crop=top&min-w=10', ''],
    ['w=200&fit=clip', 'w=200'],
    ['w=100&h=50&dpr=2&pad=3', 'w=200&h=100&pad=6'],
    ['w=100&dpr=9', 'w=300'],
    ['w=90000&h=20000', 'w=8192&h=8192'],
    ['w=5000&dpr=3', 'w=8192'],
    ['w=10&crop=focalpoint&fp-x=0.1', 'w=10'],
    ['w=10&max-h=5', 'w=10'],
    ['w=10&h=5&fit=crop&crop=center&fp-x=0.1', 'h=5&w=10&fit=crop'],
    [
      'w=10&h=5&fit=crop&crop=focalpoint&fp-x=.5&fp-y=1e-7',
      'w=10&h=5&fit=crop&crop=focalpoint&fp-y=0.0000001',
    ],
    ['w=10&dpr=1.', 'w=10'],
    ['bg=f00', 'bg=ffff0000'],
    ['q=0', 'q=1'],
  ])('takes %s for %s', (query, plainer) => {
    expect(makeParametersKey(parse(query))).toBe(makeParametersKey(parse(plainer)));
  });

  it('gives different keys to different images', () => {
    const queries = [
      '',
      'w=1',
      'h=1',
      'w=1&fit=max',
      'q=1',
      'bg=000',
      'flip=h',
      'flip=v',
      'fm=png',
      'auto=format',
    ];
    expect(new Set(queries.map((query) => makeParametersKey(parse(query)))).size).toBe(queries.length);
  });

  it.each([
    'w=0',
    'w=-5',
    'min-h=0',
    'fit=cover',
    'crop=middle',
    'fp-x=1.5',
    'fp-y=-1',
    'rect=1,2,3',
    'rect=0,0,0,10',
    'rect=-1,0,5,5',
    'q=101',
    'fm=bmp',
    'auto=compress',
    'dpr=0',
    'blur=0',
    'blur=2001',
    'sharp=101',
    'sat=-101',
    'invert=yes',
    'or=45',
    'flip=x',
    'pad=-1',
    'bg=red',
    'bg=12345',
    'frame=2',
  ])('refuses %s and names the parameter', (query) => {
    const name = query.split('=')[0] ?? '';
    expect(() => parse(query)).toThrow(InvalidParameterError);
    expect(() => parse(query)).toThrow(`'${name}'`);
  });

  // The text is that of Sanity's CDN.
  it.each(
    ['w', 'h', 'min-w', 'min-h', 'max-w', 'max-h', 'pad', 'q'].flatMap((name) =>
      ['1.5', '10.0', '1e3', 'abc', 'NaN', '', '%2010', '10px', '0x10'].map(
        (value) => [name, value] as const,
      ),
    ),
  )('refuses %s=%s, which is no integer', (name, value) => {
    expect(() => parse(`${name}=${value}`)).toThrow(`Parameter "${name}" must be a valid integer`);
  });

  it.each(['0.5,0,5,5', '0,0,5,5.5', 'a,b,c,d', ',,5,5', '0,0,5,5,', '', '0, 0, 5, 5'])(
    'refuses rect=%s',
    (rect) => {
      expect(() => parse(`rect=${rect}`)).toThrow('Parameter "rect" must be a valid integer');
    },
  );

  it('names the color space, which it does not have', () => {
    expect(() => parse('w=10&cs=adobergb1998')).toThrow(
      new UnsupportedTransformError("'cs': pictures are made in sRGB"),
    );
  });

  it('reports that there is no metadata view', () => {
    expect(() => parse('fm=json')).toThrow(UnsupportedTransformError);
  });
});
