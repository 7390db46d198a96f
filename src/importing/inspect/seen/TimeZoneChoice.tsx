import { timeZoneName } from '../../../lib/time';
import { Field } from '../../../ui/controls/Field';
import { Select } from '../../../ui/controls/Input';

type TimeZoneChoiceProps = {
  /** Undefined: the zone of this computer. */
  zone: string | undefined;
  onChoose: (zone: string | undefined) => void;
};

/** The time zone in which the words give the times of events. */
export function TimeZoneChoice({ zone, onChoose }: TimeZoneChoiceProps) {
  const zones = Intl.supportedValuesOf('timeZone').map((name) => timeZoneName(name));
  const choices = [...new Set(zones)].toSorted().map((value) => ({ value, label: value }));
  return (
    <Field label="Time zone of the customer" required inline>
      {({ id }) => (
        <Select
          id={id}
          blank={`As on this computer: ${timeZoneName()}`}
          choices={choices}
          value={zone ?? ''}
          onChange={({ target: { value } }) => onChoose(value === '' ? undefined : value)}
        />
      )}
    </Field>
  );
}
