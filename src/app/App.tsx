import { QueryClientContext } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Route, Switch } from 'wouter';
import { SignInMark } from './access/SignedIn';
import { CrashBoundary } from './pages/CrashBoundary';
import { NotFoundPage } from './pages/NotFoundPage';
import { VersionNotice } from './offline/VersionNotice';
import { Overlays } from './Overlays';
import { computedStore, type ReadonlyStore } from '../lib/store';
import { PageFrame } from './frame/PageFrame';
import { PageStatus } from './frame/PageStatus';
import { NewTemplatePage, readPages, TemplatePage } from './pages';
import { AppServicesContext, type AppServices } from '../workspace/services/AppServices';
import { afterPaint } from '../ui/browser/afterPaint';
import { PartsGateContext } from '../ui/loading/PartsGate';
import { useStore } from 'zustand';

const notFound = (
  <PageFrame title="Not found">
    <NotFoundPage />
  </PageFrame>
);

/** Whether two late values are there. */
const bothOf = (one: ReadonlyStore<unknown>, other: ReadonlyStore<unknown>) =>
  computedStore(() => one.getState() !== undefined && other.getState() !== undefined, one, other);

export function App({ services }: { services: AppServices }) {
  const { queries, validator } = services;
  const client = useStore(queries.client);
  // Whatever is loaded on demand may ask servers and show what is wrong. What is drawn first does not wait for it.
  const gate = useMemo(
    () => ({
      isOpen: bothOf(queries.client, validator),
      open: () => afterPaint().then(() => Promise.all([queries.open(), validator.open()])),
    }),
    [queries, validator],
  );
  return (
    <AppServicesContext value={services}>
      <QueryClientContext value={client}>
        <PartsGateContext value={gate}>
          <CrashBoundary openDraft={services.openDraft}>
            <Switch>
              <Route path="/templates/new">
                <NewTemplatePage />
              </Route>
              {/* One route for both views: the draft stays open on the way to its versions and back. */}
              <Route path="/templates/:id/:view?">
                {({ id, view }) =>
                  view === undefined || view === 'versions' ? (
                    <TemplatePage key={services.pageKeys.keyOf(id)} id={id} />
                  ) : (
                    notFound
                  )
                }
              </Route>
              {readPages.map(({ href, title, Page }) => (
                <Route key={href} path={href}>
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
          <SignInMark />
          <PageStatus />
        </PartsGateContext>
      </QueryClientContext>
    </AppServicesContext>
  );
}
