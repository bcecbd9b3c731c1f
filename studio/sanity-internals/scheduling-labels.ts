import { defineLocaleResourceBundle } from 'sanity';
import { getComputerZoneName } from './computer-time-zone.tsx';

const zone = getComputerZoneName();

/**
 * The Studio's labels for scheduling and the history, in terms that editors know. The keys are those of Sanity
 * Studio 6.9 and not documented; `labels.test.ts` fails when one no longer exists.
 */
export const schedulingLabels = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'singleDocRelease',
    resources: {
      'action.schedule-publish': 'Publish later…',
      'action.schedule-publish-error': 'No time was set. Try once more.',
      'action.schedule-publish.disabled.validation-issues':
        'Something on this page is missing or wrong. Fix it first, then choose a time.',
      'action.schedule-publish.disabled.cardinality-one':
        'A time is set already. Choose “Scheduled” at the top of this page to change it.',
      'empty-state.title': 'Nothing is scheduled',
      'empty-state.description':
        'In the menu beside “Publish”, choose “Publish later…”, and what you wrote goes live by itself.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'releases',
    resources: {
      'action.drafts': 'Scheduled',
      'no-scheduled-drafts': 'Nothing is scheduled',
      'action.paused': 'On hold',
      'no-paused-release': 'Nothing is on hold',
      'action.archived': 'Past',
      'table-header.scheduled-for': `Goes live (${zone})`,
      'table-header.intended-for': `Was to go live (${zone})`,
      'table-header.scheduled-draft.published-at': `Went live (${zone})`,
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'action.delete.disabled.scheduled-release':
        'This is to be published later. Choose “Scheduled” at the top of this page and unschedule it first.',
      'banners.published-release.description':
        'This was <VersionBadge>{{title}}</VersionBadge> and is on the site now.',
      'banners.paused-scheduled-draft.text':
        'On hold while you change it. Press “Publish later…” to set its time again.',
      'banners.scheduled-draft-override-banner.text':
        'Other words than these go live at the time that is set. If you publish these now, they are replaced then.',
      'changes.banner.description':
        'What happened here, the newest first. Choose a line to see how it was then.',
      'action.restore.label': 'Bring this version back',
      'action.restore.tooltip': 'These words become your draft; the site waits for “Publish”',
      'action.restore.confirm.message':
        'Bring this version back as your draft? The site stays as it is until you press “Publish”.',
      'action.restore.disabled.cannot-restore-initial': 'There was nothing here yet to bring back',
      // The Studio reads this label from the wrong namespace.
      'changes.action.close-label': 'Close history',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'document-status.revision-from': 'How it was on <em>{{date}}</em>',
      'release.action.edit-schedule': 'Change it…',
      'release.action.delete-schedule': 'Unschedule…',
      'release.action.publish-now': 'Publish now…',
      // The Studio leaves out the time of a date that is more than a week ahead.
      'release.banner.scheduled-for-publishing-on':
        'Goes live {{date}}: day, time and zone stand above the menu at the bottom. Until then it is locked; that menu has “Change it…” and “Unschedule…”.',
      'release.dialog.delete-schedule-draft.header': 'Unschedule this?',
      'release.dialog.delete-schedule-draft.body-already-current':
        'It will not go live by itself. Nothing is lost: your draft has the same words.',
      'release.dialog.delete-schedule-draft.body-will-save-to-draft':
        'It will not go live by itself. Nothing is lost: the words stay as a draft.',
      'release.dialog.delete-schedule-draft.body-with-choice': 'It will not go live by itself.',
      'release.dialog.delete-schedule-draft.copy-checkbox':
        'Keep the scheduled words as my draft (recommended)',
      'release.dialog.delete-schedule-draft.different-changes-explanation':
        'Your draft has been changed since and says something else.',
      'release.dialog.delete-schedule-draft.confirm': 'Unschedule',
      'release.dialog.publish-scheduled-draft.header': 'Publish now',
      'release.dialog.publish-scheduled-draft.body': 'Do not wait for the time that is set?',
      'release.dialog.publish-scheduled-draft.confirm': 'Publish now',
      'release.menu.scheduled-drafts': 'What is scheduled',
      'release.navbar.tooltip': 'What is scheduled',
      'release.toast.delete-schedule-draft.success': '<strong>{{title}}</strong> will not go live by itself.',
      'release.toast.publish-scheduled-draft.success': '<strong>{{title}}</strong> is published.',
      'release.toast.reschedule-scheduled-draft.success': '<strong>{{title}}</strong> has its new time.',
      'release.toast.schedule-publish.success': 'The time is set.',
      'release.toast.scheduled-draft-published.title': 'What was scheduled is live now',
      'scheduled-drafts.release.title': 'Scheduled',
    },
  }),
];
