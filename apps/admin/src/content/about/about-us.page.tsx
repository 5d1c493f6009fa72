import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { aboutPage } from '@shishir/contract/about-page';
import { ExternalLinkIcon, InfoIcon } from 'lucide-react';
import { useCompany } from '../../platform/ui/page/company.queries';
import { PageTitle } from '../../platform/ui/page/page-title';
import { publicAddress } from '../../platform/ui/page/public-address';
import { aboutTexts as texts } from './about.texts';

const paragraph = { maxWidth: '76ch', mt: 1.5, lineHeight: 1.6 };

/** Shows the texts of the public About page as visitors see them. */
export default function AboutUsPage() {
  const company = useCompany();
  const { banner, story, principles } = aboutPage;
  return (
    <>
      <PageTitle text={texts.title} />
      <Stack sx={{ gap: 2.5 }}>
        <Alert severity="info" icon={<InfoIcon />} role="note">
          {texts.note}
        </Alert>
        <Paper
          component="section"
          aria-labelledby="about-banner"
          sx={{
            px: { xs: 2.5, md: 4 },
            py: { xs: 3.5, md: 5 },
            background:
              'linear-gradient(120deg, var(--palette-primary-wash), var(--palette-background-paper))',
          }}
        >
          <Typography id="about-banner" variant="h1" component="h2">
            {banner.title}
          </Typography>
          <Typography sx={{ maxWidth: '48ch', my: 1.5, color: 'text.secondary', fontSize: '1rem' }}>
            {banner.text}
          </Typography>
          <Button
            variant="contained"
            href={publicAddress(window.location, '/about-us')}
            target="_blank"
            rel="noreferrer"
            endIcon={<ExternalLinkIcon />}
          >
            {texts.open}
          </Button>
        </Paper>
        <Paper component="section" aria-labelledby="about-story" sx={{ p: 3 }}>
          <h2 id="about-story">{texts.whoWeAre}</h2>
          <Typography sx={{ ...paragraph, fontSize: '1.0625rem', fontWeight: 500 }}>
            {story.line(company?.name ?? null)}
          </Typography>
          {story.text(company?.warehouse?.city ?? null).map((text) => (
            <Typography key={text} sx={{ ...paragraph, color: 'text.secondary' }}>
              {text}
            </Typography>
          ))}
        </Paper>
        <section aria-labelledby="about-principles">
          <h2 id="about-principles">{texts.principles}</h2>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
              gap: 2,
              mt: 1.5,
            }}
          >
            {principles.map(({ id, title, text }) => (
              <Paper component="article" key={id} sx={{ p: 3, pt: 2.5 }}>
                <Typography variant="subtitle1" component="h3">
                  {title}
                </Typography>
                <Typography sx={{ mt: 1, color: 'text.secondary', lineHeight: 1.6 }}>
                  {text}
                </Typography>
              </Paper>
            ))}
          </Box>
        </section>
      </Stack>
    </>
  );
}
