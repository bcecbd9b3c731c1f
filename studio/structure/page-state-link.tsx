import { AddCircleIcon } from '@sanity/icons/AddCircle';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { EditIcon } from '@sanity/icons/Edit';
import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline';
import { EyeClosedIcon } from '@sanity/icons/EyeClosed';
import { ImageIcon } from '@sanity/icons/Image';
import { SearchIcon } from '@sanity/icons/Search';
import { Flex, Text } from '@sanity/ui';
import { pathToString, TextWithTone } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { styled } from 'styled-components';
import type { PageState, PageStateKind } from './page-state.ts';

/** Icon and tone of each state, so that states differ not only by color. */
const looks = {
  missing: { icon: AddCircleIcon, tone: 'critical' },
  unpublished: { icon: EyeClosedIcon, tone: 'caution' },
  draft: { icon: EditIcon, tone: 'caution' },
  blocked: { icon: ErrorOutlineIcon, tone: 'critical' },
  picture: { icon: ImageIcon, tone: 'critical' },
  search: { icon: SearchIcon, tone: 'caution' },
  complete: { icon: CheckmarkCircleIcon, tone: 'positive' },
} as const satisfies Record<PageStateKind, unknown>;

/** Text whose link inherits the text color. */
const Toned = styled(TextWithTone)`
  & a {
    color: inherit;
  }
`;

/** A state of a page; if there is something to do, as a link to the field. */
export function PageStateLink({ id, state: { kind, words, path } }: { id: string; state: PageState }) {
  const { ChildLink } = usePaneRouter();
  const { icon: Icon, tone } = looks[kind];
  const shown = (
    <Flex as="span" align="center" gap={2}>
      <Icon aria-hidden /> {words}
    </Flex>
  );
  if (kind === 'complete') {
    return (
      <Text size={1} muted>
        {shown}
      </Text>
    );
  }
  return (
    <Toned size={1} tone={tone}>
      <ChildLink childId={id} childParameters={path && { path: pathToString(path) }}>
        {shown}
      </ChildLink>
    </Toned>
  );
}
