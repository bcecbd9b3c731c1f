import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const PartHeading = styled.h3`
  padding-bottom: ${theme.space[3]};
  font-family: ${theme.font.text};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.snug};
`;

/** Where a line comes from. */
export const Source = styled.small`
  display: block;
  padding-top: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.regular};
  line-height: ${theme.leading.snug};
`;

/** Marks a line that needs a decision, in words and in color. */
export const Flag = styled.strong`
  display: inline-block;
  padding-inline: ${theme.space[2]};
  background: ${theme.color.operationalWash};
  border: ${theme.border.hair} solid transparent;
  border-radius: ${theme.radius.round};
  color: ${theme.color.operational};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
`;

/** Says once, at the head of a piece of work, that it is an example. */
export const ExampleMark = styled.p`
  justify-self: start;
  align-self: start;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.border.hair} solid ${theme.color.ruleStrong};
  border-radius: ${theme.radius.round};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
`;
