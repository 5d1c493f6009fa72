import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MaintenanceContract } from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { tsr } from '../../platform/api/tsr';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { contractPageTexts } from './visit-pages.texts';

const texts = contractPageTexts.renewal;

/** Offers the next period to the customer, and then adds the contract for it. */
export function ContractRenewal({ contract }: { contract: MaintenanceContract }) {
  const { id } = contract;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const key = ['maintenance-contracts', 'renewal', id];
  const params = { id };
  const renewal = tsr.maintenanceContracts.renewal.useQuery({
    queryKey: key,
    queryData: { params },
    refetchOnMount: 'always',
  }).data?.body.data;
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: ['maintenance-contracts', 'list'] });
    void queries.invalidateQueries({ queryKey: ['visits', 'list'] });
  };
  const renew = tsr.maintenanceContracts.renew.useMutation({ onSettled });
  const extend = tsr.maintenanceContracts.extend.useMutation({ onSettled });
  if (!renewal || contract.cancelled) return null;
  const { quotation, following } = renewal;
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  const quote = () =>
    act(async () => {
      const made = (await renew.mutateAsync({ params, body: {} })).body.data.quotation;
      if (made) void navigate(paths.quotation(made.id));
    });
  const prolong = () =>
    act(async () => {
      await extend.mutateAsync({ params, body: {} });
      outcome.succeeded(texts.extended);
    });
  return (
    <Paper component="section" aria-label={texts.title} sx={ROW}>
      <Typography component="h2" variant="subtitle1">
        {texts.title}
      </Typography>
      <Typography color="textThird" sx={{ flex: '1 1 200px' }}>
        {following
          ? texts.following(following.number)
          : quotation
            ? texts.states[quotation.state]
            : texts.note}
      </Typography>
      {quotation ? (
        <Button component={Link} to={paths.quotation(quotation.id)} variant="outlined">
          {texts.open(quotation.number)}
        </Button>
      ) : (
        !following && (
          <Button variant="contained" disabled={renew.isPending} onClick={() => void quote()}>
            {renew.isPending ? texts.making : texts.make}
          </Button>
        )
      )}
      {following ? (
        <Button component={Link} to={paths.maintenance.one(following.id)} variant="outlined">
          {texts.open(following.number)}
        </Button>
      ) : (
        quotation?.state === 'accepted' && (
          <Button variant="contained" disabled={extend.isPending} onClick={() => void prolong()}>
            {extend.isPending ? texts.extending : texts.extend}
          </Button>
        )
      )}
    </Paper>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.5,
};
