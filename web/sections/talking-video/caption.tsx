import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The line that is being said. A card of 128 pixels has no room for it, so it stands above the controls. */
export function Caption({ text }: { text: string }) {
  return (
    text && (
      <Above>
        <Bubble>{text}</Bubble>
      </Above>
    )
  );
}

const Above = styled.div`
  position: absolute;
  inset: auto 0 100%;
  display: grid;
  justify-items: center;
  padding-bottom: min(${theme.space[2]}, 2vh);
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
  /* The lines of the file are made for a picture's width, not for this one. */
  text-wrap: balance;

  @media (height < ${theme.window.short}) {
    padding: ${theme.space[1]} ${theme.space[2]};
    font-size: ${theme.text.caption};
  }
`;
