import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { StatusRegion } from '../ui/announcer';
import { ConnectionPage } from './ConnectionPage';
import { CrashBoundary } from './CrashBoundary';
import { GalleryPage } from './GalleryPage';
import { NewTemplatePage } from './NewTemplatePage';
import { NotFoundPage } from './NotFoundPage';
import { PageFrame } from './PageFrame';
import { StartPage } from './StartPage';
import { TemplatePage } from './TemplatePage';

/** Loaded when a share link is opened. */
const PreviewPage = lazy(async () => ({ default: (await import('./PreviewPage')).PreviewPage }));
/** Loaded when it is opened: nobody who writes templates needs it. */
const VerifyPage = lazy(async () => ({ default: (await import('./VerifyPage')).VerifyPage }));

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
          <Route path="/templates/:id">{({ id }) => <TemplatePage key={id} id={id} />}</Route>
          <Route path="/">
            <PageFrame title="Templates">
              <StartPage />
            </PageFrame>
          </Route>
          <Route path="/gallery">
            <PageFrame title="Gallery">
              <GalleryPage />
            </PageFrame>
          </Route>
          <Route path="/verify">
            <PageFrame title="Verify">
              <Suspense fallback={<p role="status">Opening the page…</p>}>
                <VerifyPage />
              </Suspense>
            </PageFrame>
          </Route>
          <Route path="/preview">
            <PageFrame title="Shared template">
              <Suspense fallback={<p role="status">Opening the link…</p>}>
                <PreviewPage />
              </Suspense>
            </PageFrame>
          </Route>
          <Route path="/connection">
            <PageFrame title="Connection">
              <ConnectionPage />
            </PageFrame>
          </Route>
          <Route>
            <PageFrame title="Not found">
              <NotFoundPage />
            </PageFrame>
          </Route>
        </Switch>
      </CrashBoundary>
      <StatusRegion />
    </QueryClientProvider>
  );
}
