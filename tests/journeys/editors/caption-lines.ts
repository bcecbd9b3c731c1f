/** The captions of a video, once the browser has loaded them. Runs in the page. */
export function captionLines(element: HTMLElement | SVGElement): string[] {
  if (!(element instanceof HTMLVideoElement)) return [];
  return Array.from(element.textTracks[0]?.cues ?? [], (cue) => ('text' in cue ? String(cue.text) : ''));
}
