import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { DeviceStore } from '../../ui/browser/deviceStore';
import { countryName } from '../../lib/text/phoneText';
import { Select } from '../../ui/controls/Input';
import { useStore } from 'zustand';
import styles from './quickFixes.module.css';

const choices = getCountries()
  .map((value) => ({
    value: value as string,
    label: `${countryName(value)} +${getCountryCallingCode(value)}`,
  }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** The country of phone numbers that name none, remembered on this device. */
export function CountryChoice({ country, label }: { country: DeviceStore<string>; label: string }) {
  const value = useStore(country);
  return (
    <Select
      className={styles.country}
      aria-label={`Country for ${label}`}
      value={value}
      choices={choices}
      blank={value === '' ? 'Choose a country' : undefined}
      onChange={({ target }) => country.setState(target.value)}
    />
  );
}
