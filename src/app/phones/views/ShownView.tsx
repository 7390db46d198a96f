import { Select } from '../../../ui/controls/Input';
import type { ChangeView, ViewOptions } from '../../session/viewOptions';
import { shownViews } from './shownViews';

type ShownViewProps = {
  view: ViewOptions;
  onChange: ChangeView;
  className?: string | undefined;
  id?: string;
};

/** The choice of what the phones show: the conversation, the notification, or the words of a screen reader beside it. */
export function ShownView({ view, onChange, className, id }: ShownViewProps) {
  return (
    <Select
      id={id}
      className={className}
      aria-label={id === undefined ? 'The phones show' : undefined}
      choices={shownViews}
      value={view.shows}
      onChange={({ target }) => {
        const chosen = shownViews.find(({ value }) => value === target.value);
        if (chosen) onChange({ shows: chosen.value });
      }}
    />
  );
}
