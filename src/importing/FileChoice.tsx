import styles from './FileChoice.module.css';

type FileChoiceProps = {
  /** Endings and kinds that the file dialog offers; absent: all. */
  accept?: string;
  /** Forgets the chosen file at once, so that the same one can be chosen again. */
  forgets?: boolean;
  onFile: (file: File) => void;
};

/** A file to import in place of a pasted text. */
export function FileChoice({ accept, forgets = false, onFile }: FileChoiceProps) {
  return (
    <label className={styles.file}>
      Or choose a file
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          if (forgets) target.value = '';
        }}
      />
    </label>
  );
}
