import { Select } from '../../ui/controls/Input';
import type { ChangeView, ViewOptions } from '../../workspace/draftScreen';

type ShownViewProps = {
  view: ViewOptions;
  onChange: ChangeView;
  className?: string | undefined;
  id?: string;
  'aria-label'?: string;
};

/** The choice of what the phones show: the conversation, the notification, or the words of a screen reader beside it. */
export function ShownView({ view, onChange, ...select }: ShownViewProps) {
  return (
    <Select
      {...select}
      choices={shownViews}
      value={view.shows}
      onChange={({ target }) => {
        const shows = shownViews.find(({ value }) => value === target.value)?.value;
        if (shows) onChange({ shows });
      }}
    />
  );
}

/** What the phones show, in the order of the choice. */
export const shownViews = [
  { value: 'conversation', label: 'Conversation' },
  { value: 'lockScreen', label: 'Lock screen' },
  { value: 'banner', label: 'Notification' },
  { value: 'reader', label: 'Screen reader' },
] as const satisfies readonly { value: ViewOptions['shows']; label: string }[];
