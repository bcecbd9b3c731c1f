import { defineLocaleResourceBundle } from 'sanity';

/**
 * The Studio's labels for its navigation bar, menus and notices, for editors who have never used a CMS. They
 * avoid terms such as document, reference or revision. The keys are those of Sanity Studio 6.9;
 * `labels.test.ts` fails when one no longer exists.
 */
export const studioLabels = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'new-document.open-dialog-aria-label': 'Add something new',
      'new-document.create-new-document-label': 'Add something new',
      'new-document.new-document-aria-label': 'Add something new',
      'new-document.title': 'Add something new',
      'new-document.filter-placeholder': 'What would you like to add?',
      'new-document.no-document-types-found': 'Nothing by this name can be added',
      'search.action.search-all-types': 'Search everything',
      'search.action.filter-by-document-type-aria-label': 'Search in one kind of content only',
      'search.document-types-aria-label': 'Kinds of content',
      'search.no-results-title': 'Nothing found',
      'search.no-results-help-description': 'Try fewer words, or only the beginning of one.',
      'presence.no-one-else-description': 'Colleagues show up here while they have the Studio open.',
      'presence.not-in-a-document': 'Has nothing open just now',
      'timeline.operation.edited-live': 'Changed on the site at once',
      'timeline.operation.edited-live_timestamp': 'Changed on the site at once: {{timestamp, datetime}}',
      'incoming-references.title': 'What uses this',
      'inputs.array.no-items-label': 'Nothing here yet',
      'inputs.array.error.cannot-upload-unable-to-convert_one':
        'This kind of file cannot go here. Save a picture as JPEG or PNG, a video as MP4, and try again:',
      'inputs.array.error.cannot-upload-unable-to-convert_other':
        'These kinds of files cannot go here. Save pictures as JPEG or PNG, videos as MP4, and try again:',
      'asset-sources.common.uploader.upload-failed.description':
        'Check the connection and try again. If a picture fails once more: save it as JPEG or PNG and try again.',
      'inputs.image.upload-error.description':
        'Check the connection and try again. If it fails once more: save it as JPEG or PNG and try again.',
      'inputs.file.upload-failed.description': 'Check the connection and try again.',
      'inputs.files.common.actions-menu.copy-url.label': 'Copy the address of this file',
      'inputs.image.hotspot-dialog.title': 'Choose what shows of the picture',
      'inputs.imagetool.title': 'What shows of the picture',
      'inputs.imagetool.description':
        'Pull in the edges of the rectangle to cut the rest off. Drag the circle onto what must always show, such as a face.',
      'changes.image.hotspot-changed': 'A different part of it shows',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'action.copy-link-to-document.label': 'Copy a link to this form',
      'action.copy-document-id.label': 'Copy its id (for developers)',
      'panes.document-operation-results.operation-success_copy-url':
        'The link is copied. Paste it into a message to a colleague.',
      'panes.document-operation-results.operation-success_copy-id': 'The id is copied.',
      'panes.document-operation-results.operation-success_duplicate':
        'This is the copy. The original is as it was.',
      'banners.deleted-document-banner.text':
        'This was deleted. Whoever deleted it can bring it back just as it was, under “Recently removed” at the end of the list at the left.',
      'banners.deleted-document-banner.restore-button.text': 'Bring it back as a draft',
      'buttons.action-menu-button.tooltip': 'More to do here',
      'buttons.focus-pane-button.tooltip.focus': 'Hide the lists',
      'buttons.focus-pane-button.tooltip.collapse': 'Show the lists again',
      'compare-versions.menu-item.title': 'Compare side by side',
      'compare-versions.menu-item.disabled-reason': 'There is nothing yet to compare this with.',
      'confirm-delete-dialog.loading.text': 'Looking for what uses this…',
      'document-inspector.menu-item.title': 'Raw content (for developers)',
      'incoming-references-pane.no-references': 'Nothing uses this.',
      'pane-header.create-new-button.tooltip': 'Add one',
      'panes.document-list-pane.no-documents-of-type.text': 'Nothing is in this list yet.',
      'toggle-inline-changes.menu-item.title': 'Mark what changed',
    },
  }),
];
