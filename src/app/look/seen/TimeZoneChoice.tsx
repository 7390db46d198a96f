import { Field } from '../../../ui/controls/Field';
import { Select } from '../../../ui/controls/Input';

type TimeZoneChoiceProps = {
  /** Undefined: the zone of this computer. */
  zone: string | undefined;
  onChoose: (zone: string | undefined) => void;
};

/** Names of today, by the older ones that browsers list. */
const newNames = new Map([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Europe/Kiev', 'Europe/Kyiv'],
]);

/** The time zone in which the words give the times of events. */
export function TimeZoneChoice({ zone, onChoose }: TimeZoneChoiceProps) {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = Intl.supportedValuesOf('timeZone').map((name) => newNames.get(name) ?? name);
  const choices = [...new Set(zones)].toSorted().map((value) => ({ value, label: value }));
  return (
    <Field label="Time zone of the customer" required inline>
      {({ id }) => (
        <Select
          id={id}
          blank={`As on this computer: ${own}`}
          choices={choices}
          value={zone ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? undefined : value)}
        />
      )}
    </Field>
  );
}
