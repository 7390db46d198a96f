import { useRef, type ComponentProps, type Ref } from 'react';
import { Button } from './Button';

type FileInputProps = Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
  ref: Ref<HTMLInputElement>;
  /** Receives the chosen files: at least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
};

/** The browser's file dialog, without a look of its own: `click()` opens it. */
export function FileInput({ onFiles, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      hidden
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (first) onFiles([first, ...others]);
      }}
    />
  );
}

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & Omit<FileInputProps, 'ref'>;

/** A button that opens the file dialog. */
export function FileButton({ accept, multiple, onFiles, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={accept} multiple={multiple} onFiles={onFiles} />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  );
}
