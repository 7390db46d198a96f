import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { pages } from '../lib/pages';
import { AppServicesContext, type AppServices } from '../workspace/services/AppServices';
import { SignInMark } from './access/SignedIn';
import { PageFrame } from './frame/PageFrame';
import { PageStatus } from './frame/PageStatus';
import { VersionNotice } from './offline/VersionNotice';
import { AppOverlays } from './Overlays';
import { framedPages } from './pages';
import { NewTemplatePage } from './pages/NewTemplatePage';
import { TemplatePage } from './pages/TemplatePage';
import { CrashBoundary } from './pages/CrashBoundary';
import { NotFoundPage } from './pages/NotFoundPage';

const notFound = (
  <PageFrame title="Not found">
    <NotFoundPage />
  </PageFrame>
);

export function App({ services }: { services: AppServices }) {
  return (
    <AppServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
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
            {pages.map(({ href, title }) => {
              const Page = framedPages[href];
              return (
                <Route key={href} path={href}>
                  <PageFrame title={title}>
                    <Page />
                  </PageFrame>
                </Route>
              );
            })}
            <Route>{notFound}</Route>
          </Switch>
        </CrashBoundary>
        <AppOverlays />
        <VersionNotice />
        <SignInMark />
        <PageStatus />
      </QueryClientProvider>
    </AppServicesContext>
  );
}
