import { Box, Flex, Select, Text } from '@sanity/ui';
import { type PreviewHeaderProps, usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { PageOptions, useSitePages } from '../inputs/link-input.tsx';
import { pathOf } from '../inputs/site-pages.ts';

/** What stands above the preview: the pages of the site to choose from, and the Studio's own controls. */
export function PreviewBar({ renderDefault, ...props }: PreviewHeaderProps) {
  return (
    <Flex direction="column" flex={1} gap={1}>
      {/* Only the frame within the Studio shows drafts: an address to hand on would show what every visitor sees. */}
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

/** All pages of the site; the one that shows is chosen. */
function PagePicker() {
  const groups = useSitePages() ?? [];
  const { preview } = usePresentationParams();
  const navigate = usePresentationNavigate();
  const path = pathOf(new URL(preview ?? '/', location.origin).pathname);
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
