import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { SiteLink } from './site-link.tsx';

type TagListProps = {
  tags: readonly string[];
  /** What the tags are, for those who hear the list. */
  label: string | null | undefined;
  /** What a tag leads to; one that is not here leads nowhere. */
  hrefs?: ReadonlyMap<string, string>;
};

export function TagList({ tags, label, hrefs }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // Safari drops the list role of a list without bullets, so it is stated.
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
  /* Seen where backgrounds are not: on paper, and in colours that a visitor forces. */
  border: ${theme.border.hair} solid transparent;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.caption};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.snug};

  @media print {
    border-color: ${theme.color.rule};
  }
`;

/** Has room for a thumb above and below the tag, so that its row stands where one without links does. */
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
