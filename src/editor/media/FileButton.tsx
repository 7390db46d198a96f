import { useRef, type ComponentProps, type Ref } from 'react';
import { Button } from '../../ui/controls/Button';
import { acceptedFiles } from './Pictures';

type FileInputProps = { ref: Ref<HTMLInputElement>; onFile: (file: File) => void };

/** The browser's file dialog: a click on it by program opens it. */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={acceptedFiles}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file may be chosen again.
        target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & Pick<FileInputProps, 'onFile'>;

/** A button that opens the file dialog. */
export function FileButton({ onFile, ...rest }: FileButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={files} onFile={onFile} />
      <Button {...rest} onClick={() => files.current?.click()} />
    </>
  );
}
