import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LucideProvider } from 'lucide-react';
import { Suspense, type PropsWithChildren } from 'react';
import { ToastProvider } from './platform/ui/toast/toast';
import { theme } from './platform/theme/theme';

/** Provides theme, icon size, query client and toasts to every page. */
export function App({ queries, children }: PropsWithChildren<{ queries: QueryClient }>) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline />
      <LucideProvider size="1em">
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <Suspense>{children}</Suspense>
          </ToastProvider>
        </QueryClientProvider>
      </LucideProvider>
    </ThemeProvider>
  );
}
