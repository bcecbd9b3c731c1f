import { css, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from './site-link.tsx';

type ButtonLook = {
  /** `primary` is for a screen's main action, `quiet` for all others. */
  $look?: 'primary' | 'quiet';
};

const looks = {
  primary: css`
    background: ${theme.color.accent};
    border-color: ${theme.color.accent};
    color: ${theme.color.onAccent};
    &:hover {
      background: ${theme.color.accentStrong};
      border-color: ${theme.color.accentStrong};
      color: ${theme.color.onAccent};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: ${theme.color.ruleStrong};
    color: ${theme.color.ink};
    &:hover {
      border-color: ${theme.color.accent};
      color: ${theme.color.accent};
    }
  `,
};

const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  /* Breaks a long word instead of overflowing. */
  max-width: 100%;
  padding: ${theme.space[2]} ${theme.space[6]};
  border: ${theme.border.hair} solid;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${theme.duration.quick};
  &:focus-visible {
    border-radius: ${theme.radius.round};
  }
  ${({ $look = 'primary' }) => looks[$look]}
  &:active {
    scale: 0.98;
  }
  &:disabled,
  &[aria-disabled='true'] {
    scale: none;
    opacity: 0.45;
    cursor: default;
  }
`;

export const Button = styled.button.attrs({ type: 'button' })<ButtonLook>`
  ${buttonStyle}
`;

/** A link within the site that looks like a button. */
export const LinkButton = styled(SiteLink)<ButtonLook>`
  ${buttonStyle}
`;
