import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Backdrop = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${theme.space.gutter};
  background: ${theme.color.paper};
`;

/** In front of the building. */
export const Dialog = styled.dialog`
  position: relative;
  width: 100%;
  margin-bottom: 12dvh;
  max-width: ${theme.size.cardLarge};
  padding: clamp(${theme.space[6]}, 6vw, ${theme.space[12]});
  color: ${theme.color.ink};
  background: ${theme.color.paperRaised};
  border: ${theme.border.hair} solid ${theme.color.rule};
  border-radius: ${theme.radius.medium};
  box-shadow: ${theme.shadow.raised};

  form {
    display: grid;
    gap: ${theme.space[3]};
  }
`;

/** The building that stands behind the gate, on the lower edge of the window. It says nothing that is gated. */
export const Horizon = styled.div`
  position: absolute;
  inset: auto 0 0;
  max-width: min(94vw, 36rem, 58dvh);
  margin-inline: auto;

  /* In units of the drawing: a stroke that draws itself is incomplete where its width does not scale. */
  svg {
    display: block;
    stroke-width: 0.7;
  }
`;

export const Title = styled.h1`
  margin-bottom: ${theme.space[6]};
  /* Keeps both words on one line of the dialog. */
  font-size: min(2.5rem, ${theme.text.section});
  letter-spacing: ${theme.tracking.tight};
  line-height: ${theme.leading.tight};
`;

export const Field = styled.input`
  width: 100%;
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.ink};
  background: ${theme.color.paper};
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.small};

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.critical};
  }
`;

export const ErrorText = styled.p`
  color: ${theme.color.critical};
  font-size: ${theme.text.small};
`;

export const SubmitButton = styled.button`
  min-height: ${theme.size.target};
  padding: ${theme.space[2]} ${theme.space[6]};
  color: ${theme.color.onAccent};
  font-weight: ${theme.weight.medium};
  background: ${theme.color.accent};
  /* Visible as the button's border in forced colors mode. */
  border: ${theme.border.hair} solid transparent;
  border-radius: ${theme.radius.round};
  cursor: pointer;

  &:hover {
    background: ${theme.color.accentStrong};
  }
`;

export const HelpText = styled.p`
  margin-top: ${theme.space[6]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.small};
`;
