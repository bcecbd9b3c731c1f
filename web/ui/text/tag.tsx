import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SiteLink } from '../controls/site-link.tsx';

type TagListProps = {
  tags: readonly string[];
  /** The accessible name of the list. */
  label: string | null | undefined;
  /** Link targets by tag; a tag without one is plain text. */
  hrefs?: ReadonlyMap<string, string>;
};

export function TagList({ tags, label, hrefs }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // Safari drops the list role of a list without bullets, so it is explicit.
    <Tags role="list" aria-label={label || undefined}>
      {[...new Set(tags)].map((tag) => {
        const href = hrefs?.get(tag);
        return (
          <li key={tag}>
            {href ? (
              <TagLink to={href}>
                <Tag>{tag}</Tag>
              </TagLink>
            ) : (
              <Tag as="div">{tag}</Tag>
            )}
          </li>
        );
      })}
    </Tags>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Tag = styled.span`
  padding: ${theme.space[1]} ${theme.space[3]};
  background: ${theme.color.accentWash};
  /* Visible where backgrounds are not: in print and in forced colors mode. */
  border: ${theme.border.hair} solid transparent;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};

  @media print {
    border-color: ${theme.color.rule};
  }
`;

/** Has a tap target of full height, while its row is as high as one without links. */
const TagLink = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.size.target};
  margin-block: calc(-1 * ${theme.space[2]});
  color: inherit;

  &:hover > span {
    border-color: currentcolor;
  }
`;
