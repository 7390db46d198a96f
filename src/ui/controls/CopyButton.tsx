import { Check, Copy } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from './Button';
import { copyText } from '../browser/copyText';

/** Milliseconds during which the button shows that the text was copied. */
const confirmationTimeMs = 2000;

type CopyButtonProps = {
  text: () => string | Promise<string>;
  label?: string;
  /** Names the copied text for screen readers, where several copy buttons stand together. */
  name?: string;
  copied?: string;
  look?: ComponentProps<typeof Button>['look'];
};

/** Copies a text and confirms it, or names another way if the browser withholds the clipboard. */
export function CopyButton({ text, label = 'Copy', name, copied = 'Copied', look }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  async function copy() {
    if (!(await copyText(text, copied))) return;
    setDone(true);
    setTimeout(() => setDone(false), confirmationTimeMs);
  }
  return (
    <Button
      size="small"
      {...(look ? { look } : {})}
      aria-label={name === undefined ? undefined : `${label} ${name}`}
      icon={done ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
