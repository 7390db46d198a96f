import { Check, Copy } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from '../controls/Button';
import { announce } from './announcer';

/** Milliseconds during which the button shows that the text was copied. */
const confirmationTimeMs = 2000;

type CopyButtonProps = {
  text: () => string | Promise<string>;
  label?: string;
  /** Names the copied text for screen readers, where several copy buttons stand together. */
  name?: string;
  copied?: string;
  variant?: ComponentProps<typeof Button>['variant'];
};

/** Copies a text and confirms it, or names another way if the browser withholds the clipboard. */
export function CopyButton({ text, label = 'Copy', name, copied = 'Copied', variant }: CopyButtonProps) {
  const [done, setDone] = useState(false);
  async function copy() {
    if (!(await copyText(text, copied))) return;
    setDone(true);
    setTimeout(() => setDone(false), confirmationTimeMs);
  }
  return (
    <Button
      size="small"
      variant={variant}
      aria-label={name && `${label} ${name}`}
      icon={done ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}

/** Copies a text and announces it, or announces another way if the browser refuses. Returns whether it was copied. */
export async function copyText(text: () => string | Promise<string>, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text());
  } catch {
    announce('This browser doesn’t allow copying here. Select the text and copy it manually.');
    return false;
  }
  announce(copied);
  return true;
}
