import { StatusRegion } from '../../ui/notices/announcer';
import { usePane } from '../../workspace/services/AppServices';

/** The status region of the page. While it offers to undo, F6 goes there too. */
export function PageStatus() {
  return <StatusRegion ref={usePane()} />;
}
