import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';
import { Eyebrow } from '../../ui/text/heading.tsx';
import type { ContactContent } from './contact-query.ts';

/** The contact details, each with a label above it. Details without a value are omitted. */
export function ContactDetails({ details }: Pick<ContactContent, 'details'>) {
  const filled = details.filter(({ value }) => value?.trim());
  if (filled.length === 0) return null;
  return (
    <Facts>
      {filled.map(({ _key, label, value, href }) => (
        <Fact key={_key}>
          <Eyebrow as="dt">{label}</Eyebrow>
          <dd>{href && href !== 'mailto:' ? <FactLink to={href}>{value}</FactLink> : value}</dd>
        </Fact>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[6]};
  padding-top: ${theme.space[6]};
`;

const Fact = styled.div`
  display: flex;
  flex: 1 1 ${theme.size.cardSmall};
  flex-direction: column;
  gap: ${theme.space[2]};
  max-width: 100%;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.ink};

  dd {
    white-space: pre-line;
  }
`;

/** The column is wide enough for an address on one line; it breaks only when it is wider than the page. */
const FactLink = styled(SiteLink)`
  display: inline-block;
  width: max-content;
  max-width: 100%;
  padding-block: ${theme.space[3]};
  margin-block: calc(-1 * ${theme.space[3]});
`;
