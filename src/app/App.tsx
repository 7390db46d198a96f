import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { StatusRegion } from '../ui/announcer';
import { CrashBoundary } from './CrashBoundary';
import { NotFoundPage } from './NotFoundPage';
import { VersionNotice } from './offline/VersionNotice';
import { Overlays } from './Overlays';
import { PageFrame } from './PageFrame';
import { pageKey } from './pageKey';
import { NewTemplatePage, readPages, TemplatePage } from './pages';

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false } },
});

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <CrashBoundary>
        <Switch>
          <Route path="/templates/new">
            <NewTemplatePage />
          </Route>
          <Route path="/templates/:id">{({ id }) => <TemplatePage key={pageKey(id)} id={id} />}</Route>
          {readPages.map(({ path, title, Page }) => (
            <Route key={path} path={path}>
              <PageFrame title={title}>
                <Page />
              </PageFrame>
            </Route>
          ))}
          <Route>
            <PageFrame title="Not found">
              <NotFoundPage />
            </PageFrame>
          </Route>
        </Switch>
      </CrashBoundary>
      <Overlays />
      <VersionNotice />
      <StatusRegion />
    </QueryClientProvider>
  );
}
