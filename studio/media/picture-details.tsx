import { Card, Stack, Text } from '@sanity/ui';
import type { ComponentProps, ComponentType } from 'react';
import type { MediaToolOptions } from 'sanity-plugin-media';
import { PictureUses } from './picture-uses-card.tsx';

type DetailsComponent = NonNullable<NonNullable<MediaToolOptions['components']>['details']>;
type DetailsProps =
  DetailsComponent extends ComponentType<infer Props> ? Props : ComponentProps<DetailsComponent>;

/** The library's details of a file, below its uses and the form to replace a picture everywhere. */
export function PictureDetails({ renderDefaultDetails, ...details }: DetailsProps) {
  const { currentAsset } = details;
  return (
    <Stack gap={5}>
      <PictureUses key={currentAsset._id} asset={currentAsset} />
      <Card border radius={3} padding={4}>
        <Stack gap={4}>
          <Text size={1} muted>
            For the library only.
            {currentAsset._type === 'sanity.imageAsset' &&
              ' Whoever chooses the picture next is offered its “Alt Text” as the description.'}
          </Text>
          {renderDefaultDetails(details)}
        </Stack>
      </Card>
    </Stack>
  );
}
