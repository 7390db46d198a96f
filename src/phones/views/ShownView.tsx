import { Select } from '../../ui/controls/Input';
import type { ChangeView, ViewOptions } from '../../workspace/draftScreen';
import { shownViews } from './shownViews';

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
