import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { isHttpUri } from '../lib/address/uri';
import type { Sender } from '../library/senders/sender';
import { announce } from '../ui/notices/announcer';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { TextInput } from '../ui/controls/Input';
import { readLogo } from './readLogo';
import styles from './SenderForm.module.css';

type LogoFieldProps = { sender: Sender; onChange: (next: Sender) => void };

/** The logo of a sender: a picture file, kept on this device, or the address of one. */
export function LogoField({ sender, onChange }: LogoFieldProps) {
  const { logo, logoUrl, ...withoutLogo } = sender;
  const [typed, setTyped] = useState(logoUrl ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const address = logoUrl === undefined ? {} : { logoUrl };

  /** Applies the address when the field loses the focus: a partial address would be fetched. */
  function handleBlur() {
    const trimmed = typed.trim();
    const isValid = isHttpUri(trimmed);
    setTyped(trimmed);
    setIsWrong(trimmed !== '' && !isValid);
    if (trimmed === (logoUrl ?? '')) return;
    onChange({ ...withoutLogo, ...(logo ? { logo } : {}), ...(isValid ? { logoUrl: trimmed } : {}) });
  }
  async function take(file: File) {
    const read = await readLogo(file);
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    onChange({ ...withoutLogo, ...address, logo: read.logo });
    announce(read.note);
  }
  return (
    <>
      <Field
        label="Logo"
        hint={logo ? 'Kept on this device, as a square of 224 pixels.' : 'A square picture looks best.'}
        error={problem}
      >
        {(control) => (
          <div className={styles.logo}>
            {logo && <img src={logo} alt="" className={styles.picture} />}
            <input
              ref={files}
              type="file"
              hidden
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file may be chosen again.
                target.value = '';
                if (file) void take(file);
              }}
            />
            <Button
              {...control}
              icon={<ImageUp aria-hidden />}
              aria-label={logo ? 'Change the logo' : 'Choose a logo'}
              onClick={() => files.current?.click()}
            >
              {logo ? 'Change picture' : 'Choose a picture'}
            </Button>
            {logo && (
              <Button
                look="quiet"
                onClick={() => {
                  onChange({ ...withoutLogo, ...address });
                  announce('Logo removed.');
                }}
              >
                Remove
              </Button>
            )}
          </div>
        )}
      </Field>
      {!logo && (
        <Field
          label="Logo address"
          hint="Or the address of a picture on the web."
          error={
            isWrong ? 'The logo address must start with https:// or http:// and name a host.' : undefined
          }
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              placeholder="https://"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={handleBlur}
            />
          )}
        </Field>
      )}
    </>
  );
}
