import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { getInitial } from './get-initial.ts';

type AgentPortraitProps = {
  /** The agent's name; its first letter is drawn. */
  name: string;
};

/** Placeholder for an agent without an image: an outline of a person with the initial. */
export function AgentPortrait({ name }: AgentPortraitProps) {
  return (
    <Drawing viewBox="0 0 128 128" role="img" aria-label={name}>
      <Paper width="128" height="128" />
      <circle cx="64" cy="40" r="20" />
      <path d="M16 128 C16 94 34 72 64 72 C94 72 112 94 112 128" />
      {/* In the head, since the player's button lies on the lower part. */}
      <Letter x="64" y="48" textAnchor="middle">
        {getInitial(name)}
      </Letter>
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 2;
  stroke-linecap: round;
`;

const Paper = styled.rect`
  fill: ${theme.color.accentWash};
  stroke: none;
`;

const Letter = styled.text`
  fill: ${theme.color.ink};
  stroke: none;
  font-family: ${theme.font.display};
  font-size: 24px;
`;
