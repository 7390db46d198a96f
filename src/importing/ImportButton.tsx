import { FileInput } from 'lucide-react';
import { Button } from '../ui/controls/Button';
import { useAppServices } from '../workspace/services/AppServices';

/** Opens the import. */
export function ImportButton() {
  const { imports } = useAppServices();
  return (
    <Button
      icon={<FileInput aria-hidden />}
      title="Open pasted text or a file as a template. Ctrl+V (⌘V) on this page does the same."
      onClick={() => imports.setState({ text: '' }, true)}
    >
      Import
    </Button>
  );
}
