import { Table } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { useEditor } from '../model/EditorContext';

/** Opens the cards of a carousel as a table. */
export function TableButton() {
  const { tools } = useEditor();
  return (
    <Button size="small" icon={<Table aria-hidden />} onClick={() => tools.setState({ name: 'table' }, true)}>
      Table
    </Button>
  );
}
