import { styled } from 'styled-components';
import { CategoryImage } from '../../sections/category-image.tsx';
import { theme } from '../../theme/theme.ts';
import type { Category } from '../../ui/category-mark.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import type { HomeContent } from './home-content.ts';

/** The eight categories in the order of spec section 2. */
const categories: readonly { category: Category; label: string }[] = [
  { category: 'tax', label: 'Tax' },
  { category: 'fundraising', label: 'Fundraising' },
  { category: 'data', label: 'Data' },
  { category: 'programs', label: 'Programs' },
  { category: 'compliance', label: 'Compliance' },
  { category: 'personnel', label: 'Personnel' },
  { category: 'external-relations', label: 'External Relations' },
  { category: 'innovation', label: 'Innovation' },
];

/** Edge of an editor's picture in pixels: twice the widest column. */
const EDGE = 320;

/** The eight category images: our drawings, or the pictures that editors put in their place. */
export function CategoryGallery({ images }: { images: HomeContent['heroImages'] }) {
  return (
    <Reveal>
      <Gallery role="list" aria-label="What the agents take care of">
        {categories.map(({ category, label }) => {
          const image = images.find((candidate) => candidate.category === category)?.image;
          return (
            <Item key={category}>
              <Picture>
                <CategoryImage category={category} image={image} edge={EDGE} />
              </Picture>
              {label}
            </Item>
          );
        })}
      </Gallery>
    </Reveal>
  );
}

const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${theme.space[8]} ${theme.space[2]};
  padding-top: ${theme.space.opening};

  @media (width >= ${theme.width.medium}) {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  font-size: ${theme.text.caption};
  line-height: ${theme.leading.snug};
`;

const Picture = styled.div`
  width: 100%;
  max-width: ${theme.size.mark};
`;
