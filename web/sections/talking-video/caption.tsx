import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The current caption. A card of 128 pixels has no space for it, so it is shown below the controls. */
export function Caption({ text }: { text: string }) {
  return (
    text && (
      <Below>
        <Bubble>{text}</Bubble>
      </Below>
    )
  );
}

const Below = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  justify-items: center;
  padding-top: min(${theme.space[2]}, 2vh);
  pointer-events: none;
`;

const Bubble = styled.p`
  max-width: ${theme.size.measure};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.band};
  border-radius: ${theme.radius.medium};
  color: ${theme.color.onBand};
  line-height: ${theme.leading.snug};
  text-align: center;
  /* Line breaks in the file are for the width of a video, not for this one. */
  text-wrap: balance;

  @media (height < ${theme.window.short}) {
    padding: ${theme.space[1]} ${theme.space[2]};
    font-size: ${theme.text.caption};
  }
`;
