import type { Page } from 'playwright-core';

/**
 * What cannot be seen with forced colors, one line each: controls without an edge, drawings that vanished, states shown only by a
 * color or a shadow.
 */
export function invisibleInForcedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Minimum contrast of user interface components, WCAG 2.2, 1.4.11. */
    const CONTRAST = 3;
    const getName = (element: Element) =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent)?.trim().slice(0, 40)}"`;
    const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true });

    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    /** Red, green, blue and alpha of any CSS color, 0 to 255. */
    const channels = (color: string): number[] => {
      if (!canvas) return [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color)
        .map((channel) => channel / 255)
        .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const isPaint = (color: string) => color !== 'none' && (channels(color)[3] ?? 0) > 0;
    const getGround = (element: Element): string => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (isPaint(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };

    const edgeless = [...document.querySelectorAll('button, input, select, textarea')]
      .filter(isThere)
      .filter((control) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(control);
        const isDrawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
        return !isDrawn || contrast(borderTopColor, getGround(control.parentElement ?? control)) < CONTRAST;
      })
      .map((control) => `${getName(control)} has no edge`);

    const drawings = 'a svg, button svg, summary svg, svg[role="img"]';
    const vanished = [...document.querySelectorAll(drawings)]
      .filter((drawing) => isThere(drawing) && drawing.getClientRects().length > 0)
      .filter((drawing) => {
        const ground = getGround(drawing);
        const shapes = [
          ...drawing.querySelectorAll(
            'path, circle, rect, line, ellipse, polygon, polyline, text, use, image',
          ),
        ];
        return !shapes.some((shape) => {
          if (shape.localName === 'image') return true;
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].some((paint) => isPaint(paint) && contrast(paint, ground) >= CONTRAST);
        });
      })
      .map((drawing) => `the drawing in ${getName(drawing.parentElement ?? drawing)} has vanished`);

    const marks = [
      'backgroundColor',
      'borderBottomWidth',
      'borderTopWidth',
      'textDecorationLine',
      'fontWeight',
      'outlineStyle',
    ] as const;
    const alike = [
      ...document.querySelectorAll('[aria-current]:not([aria-current="false"]), [aria-pressed="true"]'),
    ]
      .filter(isThere)
      .filter((marked) => {
        const attribute = marked.hasAttribute('aria-current') ? 'aria-current' : 'aria-pressed';
        const group = marked.closest('ul, ol, nav, [role="group"]') ?? document.body;
        const twin = [...group.querySelectorAll(marked.localName)].find(
          (other) => isThere(other) && ['false', null].includes(other.getAttribute(attribute)),
        );
        if (!twin) return false;
        const [style, other] = [getComputedStyle(marked), getComputedStyle(twin)];
        return marks.every((mark) => style[mark] === other[mark]);
      })
      .map((marked) => `${getName(marked)} looks like those that are not marked`);

    return [...edgeless, ...vanished, ...alike];
  });
}
