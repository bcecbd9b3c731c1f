import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { BrandMark } from '../ui/drawings/brand-mark.tsx';

/** The gate's first state, and the site's while a page loads. */
export function Loading() {
  return (
    <Status role="status">
      <BrandMark />
      Loading...
    </Status>
  );
}

const wait = keyframes`
  from { opacity: 0.25; }
`;

/** As tall as the page that it replaces, so that the footer does not jump. The light in the logo pulses. */
const Status = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[6]};
  min-height: 100dvh;
  padding: ${theme.space.gutter};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.lead};

  /* Without JavaScript nothing will load; the document contains a text instead. */
  @media (scripting: none) {
    display: none;
  }
  svg {
    width: ${theme.space[16]};
    color: ${theme.color.ink};
  }
  circle {
    animation: ${wait} ${theme.duration.reveal} ${theme.easing.inOut} infinite alternate;
  }
`;
