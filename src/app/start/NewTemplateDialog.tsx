import { useLocation } from 'wouter';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { NewTemplateKinds } from './NewTemplateKinds';

/** Asks for the type of a new template, or leads to the gallery. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      title="New template"
      onClose={(value) => {
        onClose();
        if (value === 'gallery') navigate('/gallery');
      }}
      actions={
        <>
          <Button type="submit" value="gallery">
            Start from an example
          </Button>
          <Button type="submit">Cancel</Button>
        </>
      }
    >
      <NewTemplateKinds />
    </Dialog>
  );
}
