import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button';
import { copyText } from '../browser/copyText';

type CopyButtonProps = {
  text: () => string | Promise<string>;
  label?: string;
  /** What is copied, where several of these buttons stand together: it is read, not shown. */
  name?: string;
  copied?: string;
};

/** Copies a text; says so, and says what to do when the browser withholds the clipboard. */
export function CopyButton({ text, label = 'Copy', name, copied = 'Copied' }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  async function copy() {
    if (!(await copyText(text, copied))) return;
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  }
  return (
    <Button
      size="small"
      aria-label={name === undefined ? undefined : `${label} ${name}`}
      icon={done ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
