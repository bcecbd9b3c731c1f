import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { KitSheet } from './kit-sheet.tsx';

type Theme = 'light' | 'dark';

const themes: readonly Theme[] = ['light', 'dark'];

/**
 * `/_kit` of the development server: every component in every state, in both themes side by side. Each theme is in an iframe, so
 * that components have the same width, root element and landmarks as on a page.
 */
export function Kit() {
  const [search] = useSearchParams();
  const theme = themes.find((name) => name === search.get('theme'));
  return theme ? <KitSheet theme={theme} /> : <BothThemes />;
}

function BothThemes() {
  const frames = useRef(new Map<Theme, HTMLIFrameElement>());

  /** Synchronizes the scroll position of the two themes. */
  const scrollTogether = (theme: Theme) => {
    const source = frames.current.get(theme)?.contentWindow;
    source?.addEventListener('scroll', () => {
      for (const [other, frame] of frames.current) {
        if (other !== theme && source.document.hasFocus()) frame.contentWindow?.scrollTo(0, source.scrollY);
      }
    });
  };

  return (
    <Panes>
      {themes.map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={`/_kit?theme=${theme}`}
          ref={(frame) => void (frame && frames.current.set(theme, frame))}
          onLoad={() => scrollTogether(theme)}
        />
      ))}
    </Panes>
  );
}

const Panes = styled.main`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 100dvh;

  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
