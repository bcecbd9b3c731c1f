import { Box, Flex, Select, Text } from '@sanity/ui';
import { type PreviewHeaderProps, usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { PageOptions, useSitePages } from '../inputs/link-input.tsx';
import { getPath } from '../inputs/site-pages.ts';

/** The header of the preview: the Studio's own controls, and a select of the site's pages. */
export function PreviewBar({ renderDefault, ...props }: PreviewHeaderProps) {
  return (
    <Flex direction="column" flex={1} gap={1}>
      {/* Only the Studio's iframe shows drafts, so a shared preview link would show the published site. */}
      {renderDefault({ ...props, renderDefault, canSharePreviewAccess: false })}
      <Flex align="center" gap={3} paddingX={1} wrap="wrap">
        <Box style={{ flex: '1 1 12em', maxWidth: '22em' }}>
          <PagePicker />
        </Box>
        <Text size={1} muted>
          A click on a text opens its field. Hold <kbd>Alt</kbd> to follow links and press buttons.
        </Text>
      </Flex>
    </Flex>
  );
}

/** A select of all pages, which shows the current one. */
function PagePicker() {
  const groups = useSitePages() ?? [];
  const { preview } = usePresentationParams();
  const navigate = usePresentationNavigate();
  const path = getPath(new URL(preview ?? '/', location.origin).pathname);
  const isListed = groups.some(({ pages }) => pages.some((page) => page.path === path));
  return (
    <Select
      aria-label="Page that is shown"
      fontSize={1}
      padding={2}
      value={isListed ? path : ''}
      onChange={({ currentTarget }) => navigate(currentTarget.value)}
    >
      {!isListed && <option value="">{path}</option>}
      <PageOptions groups={groups} />
    </Select>
  );
}
