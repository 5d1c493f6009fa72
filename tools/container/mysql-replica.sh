#!/bin/bash
# Runs once when the replica is created: it replicates all changes of the primary from the first one on.
: "${MYSQL_REPLICATION_PASSWORD:?Set MYSQL_REPLICATION_PASSWORD, the same as on the primary}"
mysql --protocol=socket --user=root --password="$MYSQL_ROOT_PASSWORD" <<SQL
RESET BINARY LOGS AND GTIDS;
CHANGE REPLICATION SOURCE TO SOURCE_HOST = 'mysql', SOURCE_PORT = 3306, SOURCE_USER = 'replication',
  SOURCE_PASSWORD = '$MYSQL_REPLICATION_PASSWORD', SOURCE_AUTO_POSITION = 1, GET_SOURCE_PUBLIC_KEY = 1;
SQL
