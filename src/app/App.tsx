import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { StatusRegion } from '../ui/notices/announcer';
import { CrashBoundary } from './pages/CrashBoundary';
import { NotFoundPage } from './pages/NotFoundPage';
import { VersionNotice } from './offline/VersionNotice';
import { Overlays } from './Overlays';
import { PageFrame } from './frame/PageFrame';
import { pageKey } from './frame/pageKey';
import { NewTemplatePage, readPages, TemplatePage } from './pages';

const queries = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false } },
});

const notFound = (
  <PageFrame title="Not found">
    <NotFoundPage />
  </PageFrame>
);

export function App() {
  return (
    <QueryClientProvider client={queries}>
      <CrashBoundary>
        <Switch>
          <Route path="/templates/new">
            <NewTemplatePage />
          </Route>
          {/* One route for both, so that the draft stays open on the way to its versions and back. */}
          <Route path="/templates/:id/:view?">
            {({ id, view }) =>
              view === undefined || view === 'versions' ? (
                <TemplatePage key={pageKey(id)} id={id} />
              ) : (
                notFound
              )
            }
          </Route>
          {readPages.map(({ path, title, Page }) => (
            <Route key={path} path={path}>
              <PageFrame title={title}>
                <Page />
              </PageFrame>
            </Route>
          ))}
          <Route>{notFound}</Route>
        </Switch>
      </CrashBoundary>
      <Overlays />
      <VersionNotice />
      <StatusRegion />
    </QueryClientProvider>
  );
}
