import { useRef, type ComponentProps, type Ref } from 'react';
import { Button } from '../../ui/controls/Button';
import { acceptedFiles } from './Pictures';

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  /** Whether several files may be chosen. */
  takesMany?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The browser's file dialog: a click on it by program opens it. */
export function FileInput({ ref, takesMany = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={acceptedFiles}
      multiple={takesMany}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & Omit<FileInputProps, 'ref'>;

/** A button that opens the file dialog. */
export function FileButton({ takesMany = false, onFiles, ...rest }: FileButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={files} takesMany={takesMany} onFiles={onFiles} />
      <Button {...rest} onClick={() => files.current?.click()} />
    </>
  );
}
