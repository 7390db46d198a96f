import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Redirect, Route, Switch } from 'wouter';
import { movedPages, pages } from '../lib/pages';
import {
  AppServicesContext,
  type AppServices,
  useAppServices,
  useHasSignIn,
} from '../workspace/services/AppServices';
import { SignInMark } from './access/SignedIn';
import { PageFrame, PageStatus } from './frame/PageFrame';
import { VersionNotice } from './offline/OfflineNotices';
import { framedPages } from './pages';
import { NewTemplatePage } from './pages/NewTemplatePage';
import { TemplatePage } from './pages/TemplatePage';
import { CrashBoundary } from './pages/CrashBoundary';
import { ImportOverlay } from '../importing/ImportOverlay';
import { useStore } from 'zustand';
import { Palette } from './palette/Palette';
import { PageFocusContext, PageHeading } from '../ui/controls/PageTitle';
import { lazyPart } from '../ui/loading/lazyPart';

const Outbox = lazyPart(async () => (await import('../review/outbox')).Outbox, null);
const ReviewPage = lazyPart(async () => (await import('./review/ReviewPage')).ReviewPage);
const GuestPage = lazyPart(async () => (await import('./review/GuestPage')).GuestPage);
const ShortcutSheet = lazyPart(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet, null);

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
          <PageFocusContext value={services.pageFocus}>
            <Switch>
              <Route path="/templates/new">
                <NewTemplatePage />
              </Route>
              {/* One route for these views: the draft stays open on the way to its versions or its set and back. */}
              <Route path="/templates/:id/:view?">
                {({ id, view }) =>
                  view === 'review' ? (
                    <PageFrame title="Review">
                      <ReviewPage key={id} id={id} />
                    </PageFrame>
                  ) : view === undefined || view === 'versions' || view === 'set' ? (
                    <TemplatePage key={services.pageKeys.keyOf(id)} id={id} />
                  ) : (
                    notFound
                  )
                }
              </Route>
              <Route path="/review/:secret">
                {({ secret }) => <GuestPage key={secret} secret={secret} />}
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
              {Object.entries(movedPages).map(([path, href]) => (
                <Route key={path} path={path}>
                  <Moved to={href} />
                </Route>
              ))}
              <Route>{notFound}</Route>
            </Switch>
          </PageFocusContext>
        </CrashBoundary>
        <AppOverlays />
        <VersionNotice />
        <SignInMark />
        <PageStatus />
      </QueryClientProvider>
    </AppServicesContext>
  );
}

/** An earlier address of a page: goes to its address now, with query and fragment. */
function Moved({ to }: { to: string }) {
  return <Redirect to={`${to}${location.search}${location.hash}`} replace />;
}

/** The dialogs that a key or the header opens over any page. */
function AppOverlays() {
  const { overlay } = useAppServices();
  const open = useStore(overlay);
  const hasSignIn = useHasSignIn();
  return (
    <>
      {hasSignIn && <Outbox />}
      <ImportOverlay />
      {open === 'palette' && <Palette />}
      {open === 'shortcuts' && <ShortcutSheet />}
    </>
  );
}

function NotFoundPage() {
  return (
    <>
      <PageHeading>Page not found</PageHeading>
      <p>
        Check the address, or go to <Link href="/">your templates</Link> or{' '}
        <Link href="/gallery">the gallery</Link>.
      </p>
    </>
  );
}
