import type { ViewOptions } from '../../workspace/draftScreen';

/** What the phones show, in the order of the choice. */
export const shownViews = [
  { value: 'conversation', label: 'Conversation' },
  { value: 'lockScreen', label: 'Lock screen' },
  { value: 'banner', label: 'Notification' },
  { value: 'reader', label: 'Screen reader' },
] as const satisfies readonly { value: ViewOptions['shows']; label: string }[];
